import { useLingui } from '@lingui/react/macro';
import type { FramedPageEvents } from '@lobby/contracts';
import { Link, usePath } from '@lobby/routing';
import { useIsLate } from '@lobby/runtime';
import { ButtonLink, Card, Skeleton, Stack } from '@lobby/ui-kit';
import { useEffect, useRef, useState } from 'react';
import * as entry from '../entry/EntryPanel.css.ts';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { proofFor, isOnThisSite } from '../register/proof.ts';
import { useRegistration } from '../register/useRegistration.ts';
import * as css from './LandingRegistration.css.ts';
import { timings } from '../timings.ts';

/**
 * The registration on the lobby page, by the page of its own in a frame (R-9-060). Nothing where the country registers at the
 * provider or at a partner, who refuse frames, and as long as nobody knows how it does.
 */
export default function LandingRegistration() {
  const registration = useRegistration();
  if (registration === null) return <Room of="step" />;
  if (registration.flow === null || !isOnThisSite(registration)) return null;
  const { flow, login } = registration;
  // Each other one begins with a single step.
  return <RegistrationFrame first={flow !== 'DINO' && proofFor(login, flow) === null ? 'form' : 'step'} />;
}

type First = keyof typeof css.room;

function RegistrationFrame({ first }: { first: First }) {
  const { t } = useLingui();
  const { aside, register: title } = useEntryTexts();
  const path = usePath();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);
  const isLate = useIsLate(timings.framedRegistrationTimeout);
  useEffect(function followHeight() {
    const element = frame.current;
    if (element === null) return undefined;
    const onHeight = ({ detail: height }: FramedPageEvents['lobby-height']) => {
      if (height <= 0) return;
      element.style.height = `${height}px`;
      setIsShown(true);
    };
    element.addEventListener('lobby-height', onHeight);
    return () => element.removeEventListener('lobby-height', onHeight);
  }, []);

  return (
    <section aria-label={title} className={css.layout}>
      <aside className={css.welcome}>
        <p className={entry.asideTitle}>{aside.title}</p>
        <p className={entry.asideText}>{aside.text}</p>
      </aside>
      <div className={css.stage}>
        <iframe
          ref={frame}
          className={isShown ? css.frame : css.waiting}
          src={path('register')}
          title={title}
          loading="lazy"
        />
        {!isShown && isLate && (
          <Card padding="lg">
            <ButtonLink block size="lg" render={<Link to="register" />}>
              {t({ id: 'CREATE_ACCOUNT', message: 'Create an account' })}
            </ButtonLink>
          </Card>
        )}
        {!isShown && !isLate && <Room of={first} />}
      </div>
    </section>
  );
}

/** Until the form is there. */
function Room({ of: first }: { of: First }) {
  return (
    <div className={css.room[first]} aria-busy>
      <Card padding="lg">
        <Stack gap="lg">
          <Skeleton width="md" />
          <Skeleton width="most" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>
      </Card>
    </div>
  );
}
