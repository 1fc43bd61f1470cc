import { useLingui } from '@lingui/react/macro';
import { graphql, useQuery } from '@lobby/data';
import { Block, PageTitle, useShownBlocks } from '@lobby/composition';
import { type PlayerInfo, useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { ButtonLink, Container, Description, EmptyState, PageHead, Skeleton, Stack, SuccessIcon } from '@lobby/ui-kit';
import { ContactRow } from '../contact/ContactRow.tsx';
import { DetailsCard } from '../frame/DetailsCard.tsx';
import { Address } from '../personal/Address.tsx';
import * as css from './information.css.ts';
import { type MissingData, missingData } from './missingData.ts';

/** The operator's own labels of the page (R-7-028). */
const AdditionalInformation = graphql(`
  query AdditionalInformation {
    root {
      ts(keys: ["ADDITIONAL_INFORMATION", "ADDITIONAL_INFORMATION_NOTE"]) {
        key
        value
      }
    }
  }
`);

/** The operator's own content, where the platform has such. */
const AdditionalInformationBlocks = graphql(`
  query AdditionalInformationBlocks {
    root {
      contentBlocks(page: "additional-information") {
        id
        type
      }
    }
  }
`);

/** `/additional-information/`: what the platform lacks of the player, under the operator's heading (R-2-017, A-067). */
export default function AdditionalInformationPage() {
  const { t } = useLingui();
  const { player } = useSession();
  const [{ data }] = useQuery({ query: AdditionalInformation, pause: !player });
  const [content] = useQuery({ query: AdditionalInformationBlocks, pause: !player });
  const blocks = useShownBlocks(content.data?.root.contentBlocks);
  const served = new Map(data?.root.ts.map(({ key, value }) => [key, value]));
  const title =
    served.get('ADDITIONAL_INFORMATION') ?? t({ id: 'ADDITIONAL_INFORMATION', message: 'Additional information' });
  const note = t({ id: 'ADDITIONAL_INFORMATION_NOTE', message: 'With these details your account is complete.' });
  return (
    <Container>
      <div className={css.page}>
        <Stack gap="xl">
          <PageTitle of={title} />
          <PageHead title={title} note={served.get('ADDITIONAL_INFORMATION_NOTE') ?? note} />
          {blocks.map(({ id, type }, index) => (
            <Block key={id} id={id} type={type} index={index} />
          ))}
          {player ? (
            <Missing player={player} />
          ) : (
            <div aria-busy className={css.placeholder}>
              <Skeleton shape="block" />
            </div>
          )}
        </Stack>
      </div>
    </Container>
  );
}

function Missing({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const missing = missingData(player);
  const lacks = (kind: MissingData) => missing.includes(kind);
  if (missing.length === 0)
    return (
      <EmptyState
        role="status"
        icon={SuccessIcon}
        title={t({ id: 'INFORMATION_COMPLETE', message: 'We have all that we need' })}
        text={t({ id: 'INFORMATION_COMPLETE_TEXT', message: 'You find your details in your account.' })}
        actions={
          <ButtonLink variant="secondary" render={<Link to="profile" />}>
            {t({ id: 'PROFILE_PERSONAL', message: 'Personal details' })}
          </ButtonLink>
        }
      />
    );
  return (
    <Stack gap="xl">
      {(lacks('address') || lacks('person')) && (
        <DetailsCard title={t({ id: 'PROFILE_PERSONAL_DATA', message: 'About you' })}>
          {lacks('person') && (
            <Description term={t({ id: 'INFORMATION_PERSON', message: 'Name and date of birth' })}>
              {t({
                id: 'INFORMATION_PERSON_TEXT',
                message: 'Contact us, and we will add them.',
              })}
            </Description>
          )}
          {lacks('address') && (
            <Description term={t({ id: 'PROFILE_ADDRESS', message: 'Address' })}>
              <Address player={player} />
            </Description>
          )}
        </DetailsCard>
      )}
      {(lacks('email') || lacks('phone')) && (
        <DetailsCard title={t({ id: 'PROFILE_CONTACT', message: 'How we reach you' })}>
          {lacks('email') && (
            <ContactRow kind="Email" term={t({ id: 'PROFILE_EMAIL', message: 'E-mail' })} player={player} />
          )}
          {lacks('phone') && (
            <ContactRow kind="Phone" term={t({ id: 'PROFILE_PHONE', message: 'Phone' })} player={player} />
          )}
        </DetailsCard>
      )}
    </Stack>
  );
}
