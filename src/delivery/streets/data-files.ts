import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { projectRoot } from '#platform/config/project-root.ts'

const FOLDER = join(projectRoot, 'src', 'delivery', 'streets', 'facts')
const unpack = promisify(gunzip)

export async function readDataFile(
  name: 'areas.json.gz' | 'streets.tsv.gz' | 'words.tsv.gz',
): Promise<string> {
  return (await unpack(await readFile(join(FOLDER, name)))).toString()
}
