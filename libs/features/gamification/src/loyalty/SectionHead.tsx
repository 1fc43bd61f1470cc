import { Heading, Stack, Text } from '@lobby/ui-kit';

/** The head of a section of the page, which its `id` names. */
export function SectionHead({ id, title, note }: { id: string; title: string; note?: string }) {
  return (
    <Stack gap="xs">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {note && <Text tone="muted">{note}</Text>}
    </Stack>
  );
}
