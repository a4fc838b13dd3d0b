import type { LockedPackage } from './read-lock-file.ts'

export const knownLicences: Readonly<Record<string, string>> = {
  MIT: 'permissive',
  'MIT-0': 'permissive, without the notice',
  ISC: 'permissive',
  '0BSD': 'permissive, without the notice',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'Apache-2.0': 'permissive, with a patent grant',
  '(MIT OR Apache-2.0)': 'either of the two; this shop takes MIT',
  'BlueOak-1.0.0': 'permissive',
  '(MIT OR CC0-1.0)': 'permissive',
  'PSF-2.0': "permissive: Python's, of an argument reader that the shop never calls",
  'OFL-1.1': 'fonts: may be used and served, not sold by themselves',
  'LGPL-3.0-or-later':
    "libvips behind sharp, as a library of its own that can be replaced; the shop's code stays untouched",
  'Apache-2.0 AND LGPL-3.0-or-later': 'sharp with libvips in one package, on Windows',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'sharp with libvips in one package, as WebAssembly',
}

export function describeLicences(packages: readonly LockedPackage[]): string {
  const shippedPackages = packages.filter(({ isForDevelopment }) => !isForDevelopment)
  const licences = [...new Set(shippedPackages.map(({ licence }) => licence))].sort()
  const sections = licences.map((licence) => {
    const names = shippedPackages
      .filter((each) => each.licence === licence)
      .map(({ name, version }) => `${name} ${version}`)
    const list = [...new Set(names)].sort()
    return `## ${licence}\n\n${knownLicences[licence] ?? 'unknown'}.\n\n${list.map((name) => `- ${name}`).join('\n')}\n`
  })
  return `${head(shippedPackages.length)}\n${sections.join('\n')}`
}

const head = (count: number) => `# Licences

Written by \`npm run licences\` from the lock file: the ${count} packages that run in the shop, those of other platforms
included. Packages that only build or test it are left out. \`npm test\` fails when this page is out of date or a licence is
none of those in \`scripts/describe-licences.ts\`.
`
