import { showHelp } from '../src/app/commands/show-help.ts'
import { runStep } from './run-step.ts'

showHelp('npm run test:nodes\nKills, stops and upgrades three nodes behind nginx.')

/** `npm run test:nodes`: three nodes behind nginx are killed, stopped and upgraded; `npm test` runs the short form. */
process.exitCode = await runStep('vitest', ['run', '--project', 'request', 'tests/nodes'], { NODES: 'long' })
