const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');
const { TestEnvironment } = require('jest-environment-jsdom');

const root = resolve(__dirname, '../..');
let platformDouble;
let specificationRejections;

/** Made once per worker, since it takes the schema apart, and only where a test needs it. */
function createDoubleOnce() {
  const { createPlatformDouble } = require('../../libs/testing/src/network/double.ts');
  return (platformDouble ??= createPlatformDouble(readFileSync(`${root}/libs/contracts/schema.graphql`, 'utf8')));
}

/** Made like that, of the part that the specification names. */
function createRejectionsOnce() {
  if (specificationRejections) return specificationRejections;
  const { parse, print } = require('graphql');
  const { createRejections } = require('../../libs/testing/src/network/double.ts');
  const { specifiedPart } = require('../sandbox/src/graphql/specification.ts');
  const schema = parse(readFileSync(`${root}/libs/contracts/schema.graphql`, 'utf8'));
  return (specificationRejections = createRejections(print(specifiedPart(schema))));
}

/** Web APIs that jsdom lacks and Node has. Without MessageChannel, which keeps Jest from exiting. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'FormData',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'WebSocket',
  'AbortController',
  'AbortSignal',
  'CompressionStream',
  'DecompressionStream',
];

/**
 * A clock that takes one turn of Node's loop with each of its timers, in which promises and input are served. Jest's own waits
 * with the page's `setTimeout`: more than a millisecond for each, a third of the time of tests with fake clocks.
 */
function withQuickTurns({ constructor: FakeTimers }, config, global) {
  global.setImmediate = setImmediate;
  const fakeTimers = new FakeTimers({ config, global });
  // Pages have none, neither real nor fake.
  delete global.setImmediate;
  delete fakeTimers._fakeTimers.timers.setImmediate;
  return fakeTimers;
}

/** In ms. React's own timers are shorter, and last for all tests of a file. */
const longDelay = 500;

/**
 * Ends the long timers that a test leaves behind: those of a request that is sent again after a while would send it in a later test of
 * the file.
 *
 * @returns the function to be called after each test
 */
function timersOfTests(global) {
  const { clearTimeout } = global;
  const left = new Set();
  for (const name of ['setTimeout', 'setInterval']) {
    const set = global[name];
    global[name] = (run, delay, ...args) => {
      const timer = set(run, delay, ...args);
      if (delay >= longDelay) left.add(timer);
      return timer;
    };
  }
  return () => {
    for (const timer of left) clearTimeout(timer);
    left.clear();
  };
}

/** A test whose docblock says `@jest-environment-options {"styles": true}` has the style sheets in its page. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.platformDouble = (...args) => createDoubleOnce()(...args);
    this.global.specificationRejections = (...args) => createRejectionsOnce()(...args);
    this.fakeTimersModern = withQuickTurns(this.fakeTimersModern, config.projectConfig, this.global);
    this.endTimers = timersOfTests(this.global);
    this.global.injectStyles = config.projectConfig.testEnvironmentOptions.styles === true;
  }

  async setup() {
    await super.setup();
    const channels = (this.channels = new Set());
    const { FormData: FormDataOfForm } = this.global;
    for (const name of fromNode) {
      if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    }
    for (const name of ['mark', 'getEntriesByType', 'clearMarks'])
      this.global.performance[name] = performance[name].bind(performance);
    // Without layout, nothing is ever resized.
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // Node's can be sent, jsdom's read a form.
    this.global.FormData = new Proxy(FormData, {
      construct: (ofNode, [form]) => (form === undefined ? new ofNode() : new FormDataOfForm(form)),
    });
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
      }
    };
    // jsdom's crypto has no `subtle`, which sign-in needs.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // jsdom has no pointer events, which the headless components dispatch themselves.
    this.global.PointerEvent ??= class PointerEvent extends this.global.MouseEvent {
      constructor(type, init = {}) {
        super(type, init);
        this.pointerType = init.pointerType ?? '';
      }
    };
    // Node's binary classes, so that instanceof holds for what Node's crypto returns.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  async handleTestEvent({ name }) {
    if (name === 'test_done') this.endTimers();
  }

  async teardown() {
    // An open channel keeps Jest from exiting.
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
};
