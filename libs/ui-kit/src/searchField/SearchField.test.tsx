import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import {
  SearchField,
  SearchGroup,
  SearchHit,
  SearchItem,
  SearchLink,
  SearchResults,
  SearchRow,
} from './SearchField.tsx';

/** As a router's link: it has no content of its own. */
const Anchor = ({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>;

const fruits = ['Apple', 'Apricot', 'Banana'];

interface FruitsProps {
  isInexact?: boolean;
  onOpen: (fruit: string) => void;
  onRecipes: (fruit: string) => void;
}

function Fruits({ isInexact, onOpen, onRecipes }: FruitsProps) {
  const [text, setText] = useState('');
  return (
    <SearchField label="Fruits" value={text} onChange={setText}>
      <SearchResults label="Results">
        <SearchGroup title="Found" isInexact={isInexact}>
          {fruits
            .filter((fruit) => fruit.toLowerCase().startsWith(text))
            .map((fruit) => (
              <SearchRow key={fruit}>
                <SearchItem render={<Anchor href={`#${fruit}`} />} onSelect={() => onOpen(fruit)}>
                  <SearchHit art={null} title={fruit} note="A fruit" />
                </SearchItem>
                <SearchLink
                  label={`Recipes for ${fruit}`}
                  render={<Anchor href={`#of-${fruit}`} />}
                  onSelect={() => onRecipes(fruit)}
                >
                  Recipes
                </SearchLink>
              </SearchRow>
            ))}
        </SearchGroup>
      </SearchResults>
    </SearchField>
  );
}

it('keeps the focus in the field, moves through rows by arrow keys, and opens the marked one on Enter', async () => {
  const [onOpen, onRecipes] = [jest.fn(), jest.fn()];
  render(<Fruits onOpen={onOpen} onRecipes={onRecipes} />);
  const field = screen.getByRole('combobox', { name: 'Fruits' });
  const results = screen.getByRole('grid', { name: 'Results' });
  expect(within(results).getByRole('rowgroup', { name: 'Found' })).toBeInTheDocument();

  await userEvent.type(field, 'ap');
  const links = within(results).getAllByRole('gridcell', { name: /A fruit$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['AppleA fruit', 'ApricotA fruit']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', links[1]?.id));
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['Apricot']]);
  expect(field).toHaveValue('ap');

  // The first of the links beside the results.
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Recipes for Apple' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRecipes.mock.calls).toEqual([['Apple']]);
  expect(document.querySelector('style:not([data-file])')).toBeNull();
});

it('opens the only result on Enter', async () => {
  const onOpen = jest.fn();
  render(<Fruits onOpen={onOpen} onRecipes={() => {}} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Fruits' }), 'ap{Enter}');
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.keyboard('p{Enter}');
  expect(onOpen.mock.calls).toEqual([['Apple']]);
});

it('opens no result on Enter that is merely close', async () => {
  const onOpen = jest.fn();
  render(<Fruits isInexact onOpen={onOpen} onRecipes={() => {}} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Fruits' }), 'app{Enter}');
  expect(onOpen).not.toHaveBeenCalled();
});

it('leaves Enter and the arrow keys to the field while the pointer rests on a result', async () => {
  const onOpen = jest.fn();
  render(<Fruits onOpen={onOpen} onRecipes={() => {}} />);
  const field = screen.getByRole('combobox', { name: 'Fruits' });
  await userEvent.type(field, 'a');
  await userEvent.hover(screen.getByRole('gridcell', { name: 'Apple A fruit' }));
  await userEvent.keyboard('{Enter}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(onOpen).not.toHaveBeenCalled();
});

it('opens a result that is pressed, and leaves what was typed', async () => {
  const onOpen = jest.fn();
  render(<Fruits onOpen={onOpen} onRecipes={() => {}} />);
  const field = screen.getByRole('combobox', { name: 'Fruits' });
  await userEvent.type(field, 'b');
  await userEvent.click(screen.getByRole('gridcell', { name: 'Banana A fruit' }));
  expect(onOpen.mock.calls).toEqual([['Banana']]);
  expect(field).toHaveValue('b');
});
