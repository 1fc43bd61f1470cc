import { useLingui } from '@lingui/react/macro';
import { useQueryParam } from '@lobby/routing';
import { Button, Inline } from '@lobby/ui-kit';
import * as v from 'valibot';

/** The category of the page's address; null: all. */
export const usePromotionCategory = () => useQueryParam('category', v.pipe(v.string(), v.regex(/^[a-z\d-]{1,50}$/)));

interface PromotionCategoryFilterProps {
  /** Those that have an offer. */
  categories: readonly { id: string; label: string }[];
  value: string | null;
  onChange: (category: string | null) => void;
}

export function PromotionCategoryFilter({ categories, value, onChange }: PromotionCategoryFilterProps) {
  const { t } = useLingui();
  const all = { id: null, label: t({ id: 'PROMOTIONS_ALL', message: 'All' }) };
  return (
    <div role="group" aria-label={t({ id: 'PROMOTIONS_CATEGORY', message: 'Category' })}>
      <Inline wrap gap="sm">
        {[all, ...categories].map(({ id, label }) => (
          <Button
            key={id}
            size="sm"
            variant={id === value ? 'secondary' : 'ghost'}
            aria-pressed={id === value}
            onClick={() => onChange(id)}
          >
            {label}
          </Button>
        ))}
      </Inline>
    </div>
  );
}
