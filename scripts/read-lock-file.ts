import { readFileSync } from 'node:fs'

/** One package of the lock file. */
export interface LockedPackage {
  name: string
  version: string
  licence: string
  /** Runs a program of its own when it is installed. */
  hasInstallScript: boolean
  integrity: string
  /** Where it comes from, when that is not the usual registry. */
  resolved: string | undefined
  /** Only for building and testing. */
  isForDevelopment: boolean
  /** One of these fits the machine, and the lock file has to know all of them. */
  optionalDependencies: string[]
}

interface LockFile {
  packages: Record<
    string,
    {
      version?: string
      license?: string
      hasInstallScript?: boolean
      integrity?: string
      resolved?: string
      dev?: boolean
      optionalDependencies?: Record<string, string>
    }
  >
}

export function readLockFile(file: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as LockFile
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version: entry.version ?? '',
      licence: entry.license ?? '',
      hasInstallScript: entry.hasInstallScript ?? false,
      integrity: entry.integrity ?? '',
      resolved: entry.resolved,
      isForDevelopment: entry.dev ?? false,
      optionalDependencies: Object.keys(entry.optionalDependencies ?? {}),
    }))
}
