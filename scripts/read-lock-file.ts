import { readFileSync } from 'node:fs'

export interface LockedPackage {
  name: string
  version: string
  licence: string
  hasInstallScript: boolean
  integrity: string
  resolved: string | undefined
  isForDevelopment: boolean
  /** Platform-specific packages: each machine installs one, but the lock file must list all. */
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
