import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Card, Stack, Text, TextLink } from '@lobby/ui-kit';
import * as css from './RegistrationForm.css.ts';
import type { RegistrationForm } from './useRegistrationForm.ts';
import { useOutcomeText, useProblemTexts } from './useRegistrationTexts.ts';

/** Why the form was not taken, and what is wrong on this page of it; each entry leads to its field. */
export function Outcome({ form }: { form: RegistrationForm }) {
  const { t } = useLingui();
  const textOf = useOutcomeText();
  const problems = useProblemTexts();
  const { refusal, status, steps, step } = form;
  const outcome = refusal?.field ? null : textOf(status, refusal?.refusal ?? null);
  const entries = (steps[step] ?? [])
    .flatMap(({ fields }) => fields)
    .flatMap((name) => {
      const problem = form.problem(name);
      return problem === null ? [] : [{ name, text: problems[problem] }];
    });
  if (outcome === null && entries.length === 0) return null;
  return (
    <div role="alert">
      <Card padding="sm">
        <Stack gap="xs">
          <Text weight="bold">{outcome ?? t({ id: 'FORM_SUMMARY', message: 'Please check these:' })}</Text>
          {refusal?.refusal === 'AccountExists' && (
            <TextLink standalone render={<Link to="login" />}>
              {t({ id: 'SIGN_IN', message: 'Sign In' })}
            </TextLink>
          )}
          {entries.length > 0 && (
            <ul>
              {entries.map(({ name, text }) => (
                <li key={name}>
                  <button type="button" className={css.entry} onClick={() => form.setFocus({ on: name })}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Card>
    </div>
  );
}
