import { useHasPage } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { Text, TextLink } from '@lobby/ui-kit';
import { type BlockRejection, blockOfRejection, useBlockTexts } from './useBlockTexts.ts';

/** Why the platform has rejected a claim or a purchase, with the way to what would change that. */
export function BlockReason({ rejection }: { rejection: BlockRejection }) {
  const { text, way } = useBlockTexts()[blockOfRejection[rejection]];
  const hasPage = useHasPage();
  return (
    <>
      <Text>{text}</Text>
      {way && hasPage(way.to) && <TextLink render={<Link to={way.to} />}>{way.label}</TextLink>}
    </>
  );
}
