import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { GamesIcon } from '../icon/icons.ts';
import {
  SearchField,
  SearchGroup,
  SearchHit,
  SearchItem,
  SearchLink,
  SearchResults,
  SearchRow,
  SearchSkeleton,
} from './SearchField.tsx';

const Anchor = ({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>;
const link = <Anchor href="#game" />;
const games = ['Amber Fox', 'Amber Lantern', 'Midnight Orchard'];

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  parameters: {
    usage: 'A search whose results stand below it while somebody types. Load it lazily.',
    accessibility:
      'A combobox with a grid: the focus stays in the field, arrow keys move through rows, Enter opens the one that is marked, and Tab leads to links beside them.',
  },
  args: { label: 'Games', value: '', onChange: () => undefined, children: null },
  render: function Searching(args) {
    const [text, setText] = useState(args.value);
    const found = games.filter((title) => title.toLowerCase().includes(text.toLowerCase()));
    return (
      <SearchField {...args} value={text} onChange={setText}>
        <SearchResults label="Results">
          {found.length > 0 && (
            <SearchGroup title="Games">
              {found.map((title) => (
                <SearchRow key={title}>
                  <SearchItem render={link}>
                    <SearchHit art={<Icon of={GamesIcon} />} title={title} note="Acme Games" />
                  </SearchItem>
                  <SearchLink label={`Demo ${title}`} render={link}>
                    Demo
                  </SearchLink>
                </SearchRow>
              ))}
            </SearchGroup>
          )}
        </SearchResults>
      </SearchField>
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  args: {
    children: (
      <>
        <SearchSkeleton />
        <SearchResults label="Results">{null}</SearchResults>
      </>
    ),
  },
  render: (args) => <SearchField {...args} />,
};
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: {
    children: (
      <SearchResults label="Results">
        <SearchGroup title="Spielautomatenlieblingsspielesammlungsübersichtsseite">
          <SearchRow>
            <SearchItem render={link}>
              <SearchHit
                art={null}
                title="Spielautomatenlieblingsspielesammlungsübersichtsseite"
                note="Spielautomatenlieblingsspielesammlungsübersichtsseite"
              />
            </SearchItem>
            <SearchLink label="Demo" render={link}>
              Demo
            </SearchLink>
          </SearchRow>
        </SearchGroup>
      </SearchResults>
    ),
  },
  render: (args) => <SearchField {...args} />,
};
