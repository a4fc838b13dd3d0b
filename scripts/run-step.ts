import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'

export function runStep(
  command: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
  outputFile?: string,
): Promise<number> {
  const output = outputFile === undefined ? 'inherit' : openSync(outputFile, 'w')
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['inherit', output, output],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    })
    if (typeof output === 'number') closeSync(output)
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
