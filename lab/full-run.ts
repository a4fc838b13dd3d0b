/** `npm run test:full`: heavy suites run in their long form. `npm test` runs a smoke test of each. */
export const isFullRun = process.env.TESTS === 'full'
