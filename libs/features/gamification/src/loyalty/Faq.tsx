import { useLingui } from '@lingui/react/macro';
import { Accordion, SectionHead, Stack, Text } from '@lobby/ui-kit';
import { useId } from 'react';

/** Questions and answers by the operator's keys (A-120, R-9-040). */
export function useFaq(): readonly { question: string; answer: string }[] {
  const { t } = useLingui();
  return [
    {
      question: t({ id: 'FAQ1_QUESTION', message: 'What is the loyalty programme?' }),
      answer: t({
        id: 'FAQ1_ANSWER',
        message:
          'You collect points with rounds of real money. Points raise your level, and each level has its own rank.',
      }),
    },
    {
      question: t({ id: 'FAQ2_QUESTION', message: 'How do I join?' }),
      answer: t({ id: 'FAQ2_ANSWER', message: 'By the switch on this page. Taking part costs nothing.' }),
    },
    {
      question: t({ id: 'FAQ3_QUESTION', message: 'How do I leave?' }),
      answer: t({ id: 'FAQ3_ANSWER', message: 'By the same switch, at any time. It applies at once.' }),
    },
    {
      question: t({ id: 'FAQ4_QUESTION', message: 'What counts towards my level?' }),
      answer: t({
        id: 'FAQ4_ANSWER',
        message: 'Rounds that you play with real money while you take part. Demo play does not count.',
      }),
    },
    {
      question: t({ id: 'FAQ5_QUESTION', message: 'What do I get for a new level?' }),
      answer: t({ id: 'FAQ5_ANSWER', message: 'The cards of the ranks above tell what each of them brings.' }),
    },
    {
      question: t({ id: 'FAQ6_QUESTION', message: 'What are missions?' }),
      answer: t({
        id: 'FAQ6_ANSWER',
        message: 'Goals with a prize. You find them, and how far you have come, on the page of missions.',
      }),
    },
    {
      question: t({ id: 'FAQ7_QUESTION', message: 'What are tournaments?' }),
      answer: t({
        id: 'FAQ7_ANSWER',
        message: 'Contests among players for a limited time. You join each one yourself, on the page of tournaments.',
      }),
    },
    {
      question: t({ id: 'FAQ8_QUESTION', message: 'Does taking part change my chances or my limits?' }),
      answer: t({
        id: 'FAQ8_ANSWER',
        message: 'No. Games work as they do for everybody, and your limits and breaks apply as always.',
      }),
    },
  ];
}

/** Each question opens and closes on a click (R-2-086). */
export function Faq() {
  const { t } = useLingui();
  const id = useId();
  const items = useFaq().map(({ question, answer }) => ({
    value: question,
    title: question,
    content: <Text>{answer}</Text>,
  }));
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <SectionHead id={id} title={t({ id: 'FAQ', message: 'Questions and answers' })} />
      <Accordion items={items} multiple />
    </Stack>
  );
}
