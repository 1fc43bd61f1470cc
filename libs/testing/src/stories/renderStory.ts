import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderScene } from '../scene/renderScene.ts';
import type { SceneOptions } from '../scene/Scene.tsx';
import type { StoryLobbyOptions } from './StoryLobby.tsx';

/** A story or the default export of its file, as far as a test has use for it. */
interface StoryAnnotations {
  component?: ComponentType<never>;
  args?: object;
  parameters?: { readonly [name: string]: unknown };
  render?: (args: never, context: never) => ReactNode;
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** As Storybook merges parameters: objects into one, anything else is replaced. */
function merge(base: unknown, own: unknown): unknown {
  if (!isPlainObject(base) || !isPlainObject(own)) return own === undefined ? base : own;
  const names = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, merge(base[name], own[name])]));
}

/**
 * Renders what a story shows in a scene: its component with its arguments, address, player, features and answers. Constants of the build are the
 * test's; decorators, `beforeEach` and play functions are Storybook's.
 *
 * @param options in place of the story's own, answers by operation
 */
export function renderStory(meta: StoryAnnotations, story: StoryAnnotations, options: SceneOptions = {}) {
  const { lobby = {} } = merge(meta.parameters ?? {}, story.parameters ?? {}) as { lobby?: StoryLobbyOptions };
  const { path = '/', pattern, signedIn = false, answers, ...rest } = lobby;
  if (pattern !== undefined && pattern !== '*') throw new Error(`A scene has no routes: ${pattern}`);
  const args = { ...meta.args, ...story.args };
  const render = (story.render ?? meta.render) as ((given: object) => ReactNode) | undefined;
  const component = (story.component ?? meta.component) as ComponentType | undefined;
  if (!render && !component) throw new Error('The story has neither a component nor `render`.');
  // A component of its own: what renders a story may use hooks.
  const part = createElement(render ?? (component as ComponentType), args);
  return renderScene(part, {
    ...rest,
    path: `/en${path}`,
    visitor: !signedIn,
    ...options,
    answers: { ...answers, ...options.answers },
  });
}
