import { text } from 'node:stream/consumers'
import { OperatorError } from '#platform/database/operator-error.ts'
import { type Fingerprints, fingerprinted } from './archive.ts'
import type { BackupKeys } from './backup-keys.ts'
import {
  type BackupHead,
  type BackupManifest,
  HEAD_PATH,
  headSchema,
  MANIFEST_PATH,
  manifestSchema,
} from './manifest.ts'
import { readArchive } from './read-archive.ts'

export async function verifyArchive(
  file: string,
  keys: BackupKeys,
): Promise<{ head: BackupHead; manifest: BackupManifest }> {
  const fingerprints: Fingerprints = {}
  const checksums: Record<string, string> = {}
  for await (const { path, body } of readArchive(file, keys)) {
    if (path === MANIFEST_PATH) {
      checksums[path] = await text(body)
      continue
    }
    const { body: passedOn, fingerprint } = fingerprinted(body)
    if (path === HEAD_PATH) checksums[path] = await text(passedOn)
    else for await (const _chunk of passedOn);
    fingerprints[path] = fingerprint()
  }
  const manifest = manifestSchema.safeParse(parseJson(checksums[MANIFEST_PATH]))
  if (!manifest.success) throw new OperatorError('This file is not a whole backup: its last part is missing.')
  const damaged = differing(manifest.data.fingerprints, fingerprints)
  if (damaged) throw new OperatorError(`The backup is damaged: ${damaged} is not what was written.`)
  const head = headSchema.safeParse(parseJson(checksums[HEAD_PATH]))
  if (!head.success) {
    throw new OperatorError('This backup was made by a newer version of the shop; restore it with that one.')
  }
  return { head: head.data, manifest: manifest.data }
}

export function differing<Value>(
  expected: Record<string, Value>,
  actual: Record<string, Value>,
): string | undefined {
  return [...Object.keys(expected), ...Object.keys(actual)].find((key) => expected[key] !== actual[key])
}

function parseJson(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}
