import { useLingui } from '@lingui/react/macro';
import { Button, Icon } from '@lobby/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '../shared/Panel.tsx';
import * as css from './methods.css.ts';
import type { MethodChoice, PaymentMethod } from './paymentMethods.ts';
import { iconOf, useMethodFacts } from './useMethodFacts.ts';

interface MethodPanelProps {
  methods: readonly PaymentMethod[];
  /** Null: none yet, and the list is open. */
  choice: MethodChoice | null;
  onChoose: (choice: MethodChoice) => void;
  /** Why a method cannot be chosen; null for one that can. */
  rejectionOf?: (method: PaymentMethod) => string | null;
  /** Nothing but accounts that were used before. */
  onlyAccounts?: boolean;
  /** A payment is under way: it keeps its method. */
  locked?: boolean;
}

/** A line of the list: a method by one of the player's accounts, or as such. */
interface Line extends MethodChoice {
  id: string;
  offered: PaymentMethod;
  accountLabel?: string;
}

const linesOf = (methods: readonly PaymentMethod[], onlyAccounts: boolean): Line[] =>
  methods.flatMap((offered) => [
    ...offered.accounts.map(({ id, label }) => ({
      id: `${offered.id} ${id}`,
      method: offered.method,
      accountId: id,
      accountLabel: label,
      offered,
    })),
    ...(onlyAccounts ? [] : [{ id: offered.id, method: offered.method, offered }]),
  ]);

const isChosen = ({ method, accountId }: MethodChoice, choice: MethodChoice | null): boolean =>
  choice?.method === method && choice.accountId === accountId;

/** The method that the hosted cashier opens on, with what it costs and how long it takes, and the way to the others. */
export function MethodPanel({
  methods,
  choice,
  onChoose,
  rejectionOf = () => null,
  onlyAccounts = false,
  locked = false,
}: MethodPanelProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(choice === null);
  const section = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  const lines = linesOf(methods, onlyAccounts);
  const chosen = lines.find((line) => isChosen(line, choice));
  const others = lines.filter((line) => line !== chosen);
  const isListed = isOpen || chosen === undefined;

  useEffect(
    function focusWhatHasReplacedTheList() {
      if (hasChosen.current) section.current?.querySelector<HTMLElement>('button')?.focus();
      hasChosen.current = false;
    },
    [choice],
  );

  function choose(line: Line) {
    hasChosen.current = true;
    setOpen(false);
    onChoose({ method: line.method, accountId: line.accountId });
  }

  return (
    <Panel flush aria-label={t({ id: 'PAYMENT_METHOD', message: 'Payment method' })}>
      <div ref={section}>
        {chosen && (
          <div className={css.chosen}>
            <LineWords line={chosen} />
            {others.length > 0 && (
              <Button
                size="sm"
                variant="secondary"
                disabled={locked}
                aria-expanded={isListed}
                onClick={() => setOpen(!isOpen)}
              >
                {t({ id: 'PAYMENT_METHOD_CHANGE', message: 'Change' })}
              </Button>
            )}
          </div>
        )}
        {isListed && !locked && (
          <ul className={css.list}>
            {others.map((line) => {
              const rejection = rejectionOf(line.offered);
              return (
                <li key={line.id}>
                  <button
                    type="button"
                    className={css.option}
                    disabled={rejection !== null}
                    onClick={() => choose(line)}
                  >
                    <LineWords line={line} rejection={rejection} />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Panel>
  );
}

function LineWords({ line: { offered, accountLabel }, rejection = null }: { line: Line; rejection?: string | null }) {
  const facts = useMethodFacts();
  return (
    <>
      <span className={css.mark}>
        <Icon of={iconOf(offered)} />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          {accountLabel === undefined ? offered.name : `${offered.name} ${accountLabel}`}
        </span>
        <span className={css.facts}>{rejection ?? facts(offered)}</span>
      </span>
    </>
  );
}
