import { Controls, Description, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** A component's page: what it is, when to use it, its props with controls, accessibility, all its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { usage, accessibility } = preparedMeta.parameters as { usage?: string; accessibility?: string };
  return (
    <>
      <Title />
      <Description />
      {usage && <Section title="Usage" text={usage} />}
      <Primary />
      <Controls />
      {accessibility && <Section title="Accessibility" text={accessibility} />}
      <Stories includePrimary={false} title="States" />
    </>
  );
}

function Section({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Markdown>{text}</Markdown>
    </>
  );
}
