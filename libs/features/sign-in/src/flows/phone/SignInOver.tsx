import { useLingui } from '@lingui/react/macro';
import { Button, ErrorIcon, Stack } from '@lobby/ui-kit';
import { EntryPanel } from '../../entry/EntryPanel.tsx';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import { useFocusWhenEnded } from './useFocusWhenEnded.ts';
import type { PhoneLogin } from './usePhoneLogin.ts';
import { usePhoneTexts } from './usePhoneTexts.ts';

/** No code helps any more: a new one needs the number, which only the player knows. */
export function SignInOver({ login }: { login: PhoneLogin }) {
  const { t } = useLingui();
  const entryTexts = useEntryTexts();
  const texts = usePhoneTexts();
  const actions = useFocusWhenEnded(login, true);
  return (
    <EntryPanel
      aside={entryTexts.aside}
      title={t({ id: 'CODE_FORM', message: 'Enter the code' })}
      text={t({ id: 'SIGN_IN_OVER_TEXT', message: 'Enter your number again, and we send you a new code.' })}
      notice={{ kind: 'error', icon: ErrorIcon, text: texts.problem('CodeExpired') }}
      actions={
        <div ref={actions}>
          <Stack gap="sm">
            <Button block size="lg" onClick={() => login.send({ type: 'CHANGE' })}>
              {t({ id: 'SIGN_IN_AGAIN', message: 'To the number' })}
            </Button>
          </Stack>
        </div>
      }
    />
  );
}
