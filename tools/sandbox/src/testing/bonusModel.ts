/** The rules of bonuses in plain terms: what the store is compared with. Amounts are minor units, times are days. */
interface ModelBonus {
  id: string;
  status: 'Active' | 'Converted' | 'Expired' | 'Forfeited';
  amount: number;
  balance: number;
  required: number;
  done: number;
  maxPayout: number | null;
  paidOut: number;
  isLocked: boolean;
  endsOn: number;
}
interface OpenRound {
  stake: number;
  /** What each bonus has staked in it. */
  parts: Map<ModelBonus, number>;
}

export function createBonusModel(real: number) {
  const model = { real, today: 0, bonuses: [] as ModelBonus[], open: undefined as OpenRound | undefined };
  const running = () => model.bonuses.filter(({ status, isLocked }) => status === 'Active' && !isLocked);
  const isInPlay = (bonus: ModelBonus) => model.open?.parts.has(bonus) ?? false;
  const end = (bonus: ModelBonus, status: ModelBonus['status']) => Object.assign(bonus, { status, balance: 0 });

  function pay(round: OpenRound, payout: number): void {
    let rest = payout;
    for (const [bonus, part] of round.parts) {
      const share = Math.floor((payout * part) / round.stake);
      bonus.balance += share;
      rest -= share;
    }
    model.real += rest;
  }

  function settle(): void {
    const oldest = running()[0];
    if (oldest && oldest.done >= oldest.required && !isInPlay(oldest)) {
      oldest.paidOut = Math.min(oldest.balance, oldest.maxPayout ?? Infinity);
      model.real += oldest.paidOut;
      end(oldest, 'Converted');
    }
    for (const bonus of running()) if (bonus.balance === 0 && !isInPlay(bonus)) end(bonus, 'Forfeited');
  }

  return {
    state: model,
    isInPlay,
    funds: () => model.real + running().reduce((sum, { balance }) => sum + balance, 0),
    grant(bonus: Pick<ModelBonus, 'id' | 'amount' | 'required' | 'maxPayout' | 'isLocked'>, days: number): void {
      const balance = bonus.isLocked ? 0 : bonus.amount;
      const endsOn = model.today + days;
      model.bonuses.push({ ...bonus, status: 'Active', balance, done: 0, paidOut: 0, endsOn });
    },
    play(stake: number, payout: number, staysOpen: boolean): void {
      const [oldest] = running();
      if (oldest) oldest.done += stake;
      const round: OpenRound = { stake, parts: new Map() };
      let owed = stake - Math.min(model.real, stake);
      model.real -= stake - owed;
      for (const bonus of running()) {
        const part = Math.min(bonus.balance, owed);
        if (part > 0) round.parts.set(bonus, part);
        bonus.balance -= part;
        owed -= part;
      }
      if (staysOpen) model.open = round;
      pay(round, payout);
      settle();
    },
    finish(payout: number): void {
      const round = model.open;
      if (!round) return;
      model.open = undefined;
      pay(round, payout);
      settle();
    },
    forfeit: (bonus: ModelBonus) => void end(bonus, 'Forfeited'),
    deposit(amount: number): void {
      model.real += amount;
      for (const bonus of model.bonuses.filter(({ status, isLocked }) => status === 'Active' && isLocked))
        Object.assign(bonus, { isLocked: false, balance: bonus.amount });
    },
    wait(days: number): void {
      model.today += days;
      for (const bonus of model.bonuses)
        if (bonus.status === 'Active' && bonus.endsOn <= model.today && !isInPlay(bonus)) end(bonus, 'Expired');
    },
  };
}
