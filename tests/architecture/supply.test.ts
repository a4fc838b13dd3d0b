import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeLicences, knownLicences } from '../../scripts/describe-licences.ts'
import { readLockFile } from '../../scripts/read-lock-file.ts'

const packages = readLockFile('package-lock.json')
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>
}

describe('the installed packages', () => {
  test('runs no program at installation but those that were looked at', () => {
    const running = new Set(
      packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
    )
    expect([...running].sort()).toEqual(Object.keys(allowScripts).sort())
  })

  test('is held to its content, and comes from the usual registry', () => {
    const loose = packages.filter(
      ({ integrity, resolved = 'https://registry.npmjs.org/' }) =>
        !integrity.startsWith('sha512-') || !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(loose.map(({ name }) => name)).toEqual([])
  })

  test('is locked for every platform, so that installing keeps the lock file', () => {
    const lockedNames = new Set(packages.map(({ name }) => name))
    const missing = packages.flatMap(({ optionalDependencies }) =>
      optionalDependencies.filter((name) => !lockedNames.has(name)),
    )
    expect(missing).toEqual([])
  })

  test('runs in the image on the same Node', () => {
    const images = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM node:([\d.]+)-/gm)]
    const { version } = packages.find(({ name }) => name === 'node') ?? {}
    expect(images.map(([, tag]) => tag)).toEqual([version, version])
  })

  test('has licences that are known', () => {
    const unknown = packages.filter(
      ({ licence, isForDevelopment }) => !isForDevelopment && !(licence in knownLicences),
    )
    expect(unknown.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  })

  test('is listed with its licences (npm run licences)', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(describeLicences(packages))
  })
})
