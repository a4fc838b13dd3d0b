import { DrizzleQueryError } from 'drizzle-orm/errors'
import { ConfigError } from '#platform/config/config.ts'
import { isDatabaseUnavailable } from '#platform/database/is-database-unavailable.ts'
import { OperatorError } from '#platform/database/operator-error.ts'
import { refusePoolerSettings } from '#platform/database/refuse-transaction-pooling.ts'
import { StorageUnavailable } from '#platform/storage/port.ts'

const FILE_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not use it',
  EPERM: 'this account may not use it',
  EROFS: 'it is on a read-only file system',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this account is used up',
}

export function operatorSentence(error: unknown): string | null {
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message
  if (error instanceof StorageUnavailable)
    return `The images cannot be reached: ${(error.cause as Error | undefined)?.message || error.message}. Check S3_ENDPOINT, S3_BUCKET and the keys.`
  if (!(error instanceof Error)) return null
  const { code = '', path, syscall } = error as NodeJS.ErrnoException
  if (path && syscall !== 'connect' && code in FILE_FAULTS) return `${path}: ${FILE_FAULTS[code]}.`
  try {
    refusePoolerSettings(error instanceof DrizzleQueryError ? error.cause : error)
  } catch (error) {
    return (error as OperatorError).message
  }
  return isDatabaseUnavailable(error)
    ? `The database does not answer (${error.message}). Is the server of DATABASE_URL running, and does it accept connections?`
    : null
}
