import { createServer } from 'vite'
import { showHelp } from '../src/app/commands/show-help.ts'
import { loadEnvironmentFile, runUntilStopped } from './run-shop.ts'

showHelp('npm run dev\nOpens the shop with hot reload.')

/** Hot reload: Vite serves the browser's modules, the shop's server everything else. */
loadEnvironmentFile()
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { startShop } = await vite.ssrLoadModule('/src/server.ts')
await runUntilStopped(async () => {
  const shop = await startShop({
    environment: process.env,
    development: {
      first: ({ req, res }: { req: never; res: { once(event: string, run: () => void): void } }) =>
        new Promise<boolean>((resolve) => {
          res.once('finish', () => resolve(true))
          vite.middlewares(req, res as never, () => resolve(false))
        }),
      loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    },
  })
  return {
    async stop() {
      await shop.stop()
      await vite.close()
    },
  }
})
