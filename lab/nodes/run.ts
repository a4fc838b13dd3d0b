import { runStep } from '../../scripts/run-step.ts'
import { showHelp } from '../../src/app/commands/show-help.ts'

showHelp('npm run test:nodes\nKills, stops and upgrades three nodes behind nginx.')

process.exitCode = await runStep('vitest', ['run', '--project', 'request', 'lab/nodes'], {
  TESTS: 'full',
  NODES: 'long',
})
