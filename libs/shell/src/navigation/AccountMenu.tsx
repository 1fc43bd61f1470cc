import { useLingui } from '@lingui/react/macro';
import { AccountIcon, IconButton } from '@lobby/ui-kit';
import { openMenuSheet, useMenuSheet } from './menuSheet.ts';

/** Opens the menu sheet from the player's header. */
export function AccountMenu() {
  const { t } = useLingui();
  const open = useMenuSheet();
  return (
    <IconButton
      icon={AccountIcon}
      label={t({ id: 'ACCOUNT_MENU', message: 'Account menu' })}
      variant="ghost"
      aria-expanded={open}
      onClick={openMenuSheet}
    />
  );
}
