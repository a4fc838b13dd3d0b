import { writeFileSync } from 'node:fs'
import { showHelp } from '../src/app/commands/show-help.ts'
import { describeLicences } from './describe-licences.ts'
import { readLockFile } from './read-lock-file.ts'

showHelp('npm run licences\nWrites docs/licences.md.')

writeFileSync('docs/licences.md', describeLicences(readLockFile('package-lock.json')))
