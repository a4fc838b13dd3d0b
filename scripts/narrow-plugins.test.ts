import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'

const app = {
  'package.json': `{ "type": "module", "dependencies": { "isbot": "1", "@react-router/node": "1" } }`,
  'react-router.config.ts': `export default { appDirectory: 'src/web', ssr: true }`,
  'src/domain/words.ts': `export const words = 'Velas'`,
  'src/web/root.tsx': `
    import { Outlet, Scripts } from 'react-router'
    export default () => <html lang="pt-BR"><body><Outlet /><Scripts /></body></html>`,
  'src/web/entry.client.tsx': `
    import { hydrateRoot } from 'react-dom/client'
    import { HydratedRouter } from 'react-router/dom'
    hydrateRoot(document, <HydratedRouter />)`,
  'src/web/entry.server.tsx': `
    import { renderToString } from 'react-dom/server'
    import { ServerRouter } from 'react-router'
    export default (request, status, headers, context) =>
      new Response(renderToString(<ServerRouter context={context} url={request.url} />), { status, headers })`,
  'src/web/routes.ts': `
    import { index } from '@react-router/dev/routes'
    export default [index('page.tsx')]`,
  'src/web/secret.server.ts': `export const secret = 'kept from browsers'`,
  'src/web/width.client.ts': `export const width = () => window.innerWidth`,
  'src/web/page.module.css': `.title { color: brown }`,
  'src/web/page.tsx': `
    import { words } from '../domain/words.ts'
    import styles from './page.module.css'
    import { secret } from './secret.server.ts'
    import { width } from './width.client.ts'
    export const loader = () => ({ length: secret.length })
    export const clientLoader = async ({ serverLoader }) => ({ ...(await serverLoader()), width: width() })
    export default ({ loaderData }) => <h1 className={styles.title}>{words} {loaderData.length}</h1>`,
}

test('a build is the same, whether React Router’s plugins are asked about everything or not', async () => {
  const [narrowedBuild, whole] = [
    await built('reactRouter().map(askOnlyWhereItMatters)'),
    await built('reactRouter()'),
  ]
  expect(digests(narrowedBuild)).toEqual(digests(whole))
  const forBrowsers = Object.entries(whole).filter(([name]) => name.startsWith('client/'))
  expect(forBrowsers.filter(([name]) => name.includes('/page-') && name.endsWith('.js'))).toHaveLength(3)
  expect(forBrowsers.map(([, content]) => content).join()).not.toContain('kept from browsers')
})

async function built(plugins: string): Promise<Record<string, string>> {
  const root = mkdtempSync(join(tmpdir(), 'small-app-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, source] of Object.entries({ ...app, 'vite.config.ts': viteConfig(plugins) })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), source)
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  const environment = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)('react-router', ['build', '--logLevel', 'error'], { cwd: root, env: environment })
  const output = join(root, 'build')
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(output.length + 1), readFileSync(path, 'utf8')]
    }),
  )
}

const digests = (files: Record<string, string>) =>
  Object.entries(files).map(([name, content]) => `${name} ${hash('md5', content)}`)

const viteConfig = (plugins: string) => `
  import { reactRouter } from '@react-router/dev/vite'
  import { askOnlyWhereItMatters } from '${projectRoot}/scripts/narrow-plugins.ts'
  export default { plugins: ${plugins} }`
