import { writeFileSync } from 'node:fs'
import { showHelp } from '../src/app/commands/show-help.ts'
import { describeLicences } from './describe-licences.ts'
import { readLockFile } from './read-lock-file.ts'

showHelp('npm run licences\nWrites docs/licences.md.')

/** `npm run licences`: writes down under which licences the shop's own parts stand. */
writeFileSync('docs/licences.md', describeLicences(readLockFile('package-lock.json')))
