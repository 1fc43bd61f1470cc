import { vars } from '@lobby/theming';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

/** Height of the strip on top of each page: of one touch target with the flag `sga`, else none. */
export const strip = createVar('strip');
globalStyle(':root', { vars: { [strip]: '0px' } });
globalStyle(':root[data-sga="enabled"]', { vars: { [strip]: vars.layout.target } });

export const bar = style({ position: 'fixed', insetInline: 0, top: 0, zIndex: 30, height: strip });
