import { useLingui } from '@lingui/react/macro';
import { Button, Card, Heading, RadioGroup, Stack, Text, WarningIcon, Icon, Inline } from '@lobby/ui-kit';
import { useLocation } from '@lobby/routing';
import { useEffect, useState } from 'react';

const ANSWERS = ['0', '1', '2', '3'] as const;
type Answer = (typeof ANSWERS)[number];

/** Points from which on a result counts as one of these: Ferris and Wynne, The Canadian Problem Gambling Index, 2001. */
const MODERATE_FROM = 3;
const PROBLEM_FROM = 8;

/**
 * The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001). The answers stay in this page: they
 * are neither sent nor stored.
 */
export function SelfTest() {
  const { t } = useLingui();
  const questions = useQuestions();
  const [answers, setAnswers] = useState<(Answer | null)[]>(() => questions.map(() => null));
  const [isResultRequested, setIsResultRequested] = useState(false);
  const { hash } = useLocation();
  useEffect(
    function scrollToTest() {
      if (hash === '#self-test') document.getElementById('self-test')?.scrollIntoView();
    },
    [hash],
  );
  const missing = answers.filter((answer) => answer === null).length;
  const points = answers.reduce((sum, answer) => sum + Number(answer ?? 0), 0);
  const options = [
    { value: '0', label: t({ id: 'SELF_TEST_NEVER', message: 'Never' }) },
    { value: '1', label: t({ id: 'SELF_TEST_SOMETIMES', message: 'Sometimes' }) },
    { value: '2', label: t({ id: 'SELF_TEST_MOSTLY', message: 'Most of the time' }) },
    { value: '3', label: t({ id: 'SELF_TEST_ALWAYS', message: 'Almost always' }) },
  ] as const satisfies { value: Answer; label: string }[];

  return (
    <Stack as="section" gap="md" aria-labelledby="self-test">
      <Heading level={2} id="self-test">
        {t({ id: 'SELF_TEST', message: 'Self-test' })}
      </Heading>
      <Text tone="muted">
        {t({
          id: 'SELF_TEST_TEXT',
          message:
            'Think of the last twelve months. Your answers stay on this page: they are not sent, and gone when you leave it.',
        })}
      </Text>
      <Stack as="ol" gap="md">
        {questions.map((question, index) => (
          <Card key={question} as="li">
            <RadioGroup
              inline
              label={question}
              options={options}
              value={answers[index] ?? null}
              onChange={(answer) => setAnswers(answers.with(index, answer))}
            />
          </Card>
        ))}
      </Stack>
      <Inline>
        <Button variant="secondary" onClick={() => setIsResultRequested(true)}>
          {t({ id: 'SELF_TEST_RESULT', message: 'See the result' })}
        </Button>
      </Inline>
      <div role="status">
        {isResultRequested && missing > 0 && (
          <Inline gap="sm">
            <Icon of={WarningIcon} />
            <Text weight="medium">
              {t({ id: 'SELF_TEST_MISSING', message: `Questions without an answer: ${missing}` })}
            </Text>
          </Inline>
        )}
        {isResultRequested && missing === 0 && <Result points={points} />}
      </div>
    </Stack>
  );
}

function Result({ points }: { points: number }) {
  const { t } = useLingui();
  const text =
    points >= PROBLEM_FROM
      ? t({
          id: 'SELF_TEST_PROBLEM',
          message:
            'Your answers point to a gambling problem. Stop now: take a break or exclude yourself, and talk to one of the help lines below. You are not alone with this.',
        })
      : points >= MODERATE_FROM
        ? t({
            id: 'SELF_TEST_MODERATE',
            message:
              'Gambling has begun to harm you. Set yourself limits, take a break, and talk to somebody: the help lines below are free.',
          })
        : points > 0
          ? t({
              id: 'SELF_TEST_LOW',
              message:
                'There are first signs of risk. Limits help you to stay in control; take the test again in a while.',
            })
          : t({
              id: 'SELF_TEST_NONE',
              message: 'Your answers show no sign of a problem. Limits help you to keep it like that.',
            });
  return (
    <Card tone="raised">
      <Stack gap="xs">
        <Heading level={3} size="h4">
          {t({ id: 'SELF_TEST_POINTS', message: `${points} of 27 points` })}
        </Heading>
        <Text>{text}</Text>
        <Text size="sm" tone="muted">
          {t({ id: 'SELF_TEST_NO_DIAGNOSIS', message: 'This is no diagnosis. It helps you to judge for yourself.' })}
        </Text>
      </Stack>
    </Card>
  );
}

function useQuestions(): string[] {
  const { t } = useLingui();
  return [
    t({ id: 'SELF_TEST_Q1', message: 'Have you bet more than you could really afford to lose?' }),
    t({
      id: 'SELF_TEST_Q2',
      message: 'Have you needed to gamble with larger amounts of money to get the same excitement?',
    }),
    t({ id: 'SELF_TEST_Q3', message: 'Have you gone back on another day to try to win back the money that you lost?' }),
    t({ id: 'SELF_TEST_Q4', message: 'Have you borrowed money or sold anything to get money to gamble?' }),
    t({ id: 'SELF_TEST_Q5', message: 'Have you felt that you might have a problem with gambling?' }),
    t({ id: 'SELF_TEST_Q6', message: 'Has gambling caused you any health problems, such as stress or anxiety?' }),
    t({
      id: 'SELF_TEST_Q7',
      message: 'Have people criticised your betting, or told you that you have a gambling problem?',
    }),
    t({ id: 'SELF_TEST_Q8', message: 'Has gambling caused any financial problems for you or your household?' }),
    t({
      id: 'SELF_TEST_Q9',
      message: 'Have you felt guilty about the way you gamble, or about what happens when you gamble?',
    }),
  ];
}
