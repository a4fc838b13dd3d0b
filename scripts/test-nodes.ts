import { runStep } from './run-step.ts'

/** `npm run test:nodes`: three nodes behind nginx are killed, stopped and upgraded; `npm test` runs the short form. */
process.exitCode = await runStep('vitest', ['run', '--project', 'request', 'tests/nodes'], { NODES: 'long' })
