import { writeFileSync } from 'node:fs'
import { describeLicences } from './describe-licences.ts'
import { readLockFile } from './read-lock-file.ts'

/** `npm run licences`: writes down under which licences the shop's own parts stand. */
writeFileSync('docs/licences.md', describeLicences(readLockFile('package-lock.json')))
