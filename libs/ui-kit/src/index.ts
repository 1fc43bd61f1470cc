export { Badge } from './badge/Badge.tsx';
export { Banner, BannerPicture, BannerSkeleton } from './banner/Banner.tsx';
export { Button, ButtonLink, IconButton, Spinner } from './button/Button.tsx';
export { ShowMore } from './button/ShowMore.tsx';
export { Card } from './card/Card.tsx';
export { Carousel, CarouselSkeleton } from './carousel/Carousel.tsx';
export { EmptyState } from './emptyState/EmptyState.tsx';
export { Icon } from './icon/Icon.tsx';
export type { IconNode } from './icon/Icon.tsx';
export * from './icon/icons.ts';
export { Container, Grid, Inline, Reserved, Stack, VisuallyHidden } from './layout/layout.tsx';
export { stepInGrid } from './layout/stepInGrid.ts';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { Status } from './status/Status.tsx';
export { Heading, Text, TextLink } from './text/text.tsx';
export { Tile, TileSkeleton } from './tile/Tile.tsx';
export { Accordion } from './accordion/Accordion.tsx';
export { BottomNavigation } from './bottomNavigation/BottomNavigation.tsx';
export type { BottomNavigationItem } from './bottomNavigation/BottomNavigation.tsx';
export { CheckboxGroup } from './checkboxGroup/CheckboxGroup.tsx';
export { Countdown } from './countdown/Countdown.tsx';
export { Description, DescriptionList } from './descriptionList/DescriptionList.tsx';
export { Dialog } from './dialog/Dialog.tsx';
export type { DialogCloseReason } from './dialog/Dialog.tsx';
export { Field } from './field/Field.tsx';
export { TextField } from './field/TextField.tsx';
export { FilePicker } from './filePicker/FilePicker.tsx';
export { Form, SubmitButton, useFormValue } from './form/Form.tsx';
export type { FormErrors } from './form/Form.tsx';
export { FormDateField } from './form/FormDateField.tsx';
export { FormCheckbox, FormSelect, FormTextField } from './form/FormFields.tsx';
export { InfoTip } from './infoTip/InfoTip.tsx';
export { Menu } from './menu/Menu.tsx';
export { Money } from './money/Money.tsx';
export { NavigationGroup, NavigationItem } from './navigation/Navigation.tsx';
export { PageHead } from './pageHead/PageHead.tsx';
export { SectionHead } from './pageHead/SectionHead.tsx';
export { Popover } from './popover/Popover.tsx';
export { Progress } from './progress/Progress.tsx';
export { RadioGroup } from './radioGroup/RadioGroup.tsx';
export { RollingFigure } from './rollingFigure/RollingFigure.tsx';
export {
  SearchField,
  SearchGroup,
  SearchHit,
  SearchItem,
  SearchLink,
  SearchResults,
  SearchRow,
  SearchSkeleton,
} from './searchField/SearchField.tsx';
export { Select } from './select/Select.tsx';
export { Switch } from './switch/Switch.tsx';
export { Tabs } from './tabs/Tabs.tsx';
export { Toast } from './toast/Toast.tsx';
export { placeToastsBelow } from './toast/placeToastsBelow.ts';
export { ToastList } from './toast/ToastList.tsx';
export { ToastRegion } from './toast/ToastRegion.tsx';
