import { useLingui } from '@lingui/react/macro';
import { graphql, isNotOffered, networkOnly, useClient } from '@lobby/data';
import { useCheckOverlay } from '@lobby/checks';
import { loadParts, Slot, useLobby } from '@lobby/composition';
import { openOverlay } from '@lobby/overlays';
import { useCustomer } from '@lobby/player';
import { Stack, Text } from '@lobby/ui-kit';
import { useState } from 'react';
import { CheckFooter } from '../CheckFooter.tsx';
import { requestAcceptance } from './requestAcceptance.tsx';

const PopUpQuery = graphql(`
  query PopUp($id: ID!) {
    root {
      popUp(id: $id) {
        id
        title
        text
      }
    }
  }
`);

const AcceptPopUp = graphql(`
  mutation AcceptPopUp($id: ID!) {
    acceptPopUp(id: $id) {
      id
      popUpsNeeded
    }
  }
`);

/** The operator's texts that the player has yet to accept, one after the other. */
export default function PopUpCheck() {
  const { t } = useLingui();
  const client = useClient();
  const { features } = useLobby();
  const customer = useCustomer();
  /** Pop-ups that the platform can neither return nor mark as accepted: they block nobody. */
  const [waived, setWaived] = useState<readonly string[]>([]);
  const id = customer?.popUpsNeeded?.find((needed) => !waived.includes(needed));
  const waive = (wanted: string) => setWaived((known) => [...known, wanted]);

  /** With the code that shows it: nobody accepts a text that is not on screen. */
  async function load(wanted: string) {
    const loadingCode = loadParts(features, ['served.text']).then(
      () => true,
      () => false,
    );
    const answer = await client.query(PopUpQuery, { id: wanted }, networkOnly).toPromise();
    if (isNotOffered(answer.error)) return 'not-offered';
    return (await loadingCode) ? (answer.data?.root.popUp ?? null) : null;
  }
  async function show(wanted: string, signal: AbortSignal): Promise<void> {
    const popUp = await load(wanted);
    if (popUp === 'not-offered') return waive(wanted);
    if (popUp) {
      const { title, text } = popUp;
      const content = <Slot name="served.text" props={{ html: text }} />;
      async function accept() {
        const { error } = await client.mutation(AcceptPopUp, { id: wanted }).toPromise();
        if (isNotOffered(error)) waive(wanted);
        return error === undefined || isNotOffered(error);
      }
      return requestAcceptance({ title, content, accept }, signal);
    }
    const answer = await openOverlay(
      {
        variant: 'confirmation',
        queued: true,
        title: t({ id: 'POP_UP_FAILED', message: 'A message for you' }),
        content: (
          <Stack gap="lg">
            <Text>
              {t({
                id: 'POP_UP_FAILED_TEXT',
                message: 'There is something to read before you play, and it could not be loaded.',
              })}
            </Text>
            <CheckFooter />
          </Stack>
        ),
        okText: t({ id: 'TRY_AGAIN', message: 'Try again' }),
      },
      signal,
    );
    if (answer === 'ok') return show(wanted, signal);
  }
  useCheckOverlay('pop-ups', {
    status: customer === null ? 'pending' : id === undefined ? 'clear' : 'active',
    subject: id,
    // Where its links may lead.
    quietOn: ['terms-and-conditions', 'privacy-policy', 'bonus-terms-and-conditions'],
    show: async (signal) => id !== undefined && show(id, signal),
  });
  return null;
}
