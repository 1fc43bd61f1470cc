import { useLingui } from '@lingui/react/macro';
import { useQueryParam } from '@lobby/routing';
import { Button, Inline } from '@lobby/ui-kit';
import * as v from 'valibot';
import { shopCategories, type ShopCategory, useWorthType } from '../worth/rewardWorth.ts';

/** The category of the page's address; null: all. */
export const useCategory = () => useQueryParam('category', v.picklist(shopCategories));

interface CategoryFilterProps {
  /** Those that are on offer. */
  categories: readonly ShopCategory[];
  value: ShopCategory | null;
  onChange: (category: ShopCategory | null) => void;
}

export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const { t } = useLingui();
  const nameOf = useWorthType();
  return (
    <div role="group" aria-label={t({ id: 'REWARDS_SHOP_CATEGORY', message: 'Category' })}>
      <Inline wrap gap="sm">
        {[null, ...categories].map((category) => (
          <Button
            key={category}
            size="sm"
            variant={category === value ? 'secondary' : 'ghost'}
            aria-pressed={category === value}
            onClick={() => onChange(category)}
          >
            {category === null ? t({ id: 'REWARDS_SHOP_ALL', message: 'Everything' }) : nameOf(category)}
          </Button>
        ))}
      </Inline>
    </div>
  );
}
