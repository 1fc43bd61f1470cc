import '@testing-library/jest-dom';
import { resetBuild } from './build.ts';

afterEach(() => {
  resetBuild();
});
