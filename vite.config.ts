import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { runStep } from './scripts/run-step.ts'

/** How long React Router's own plugins take is nothing that this shop could mend. */
const checks = { bundlerTimings: false }

/** Loaded by every page of the storefront, or so small that a file of its own would cost more. */
const ofEveryPage = [
  'web/root.tsx',
  'web/app/frames/shop-frame.tsx',
  'web/app/frames/shop-pages.tsx',
  'web/kit/failures/page-failure.tsx',
  'web/kit/image.tsx',
  'web/kit/page-head.tsx',
  'web/kit/seo/page-meta.ts',
  'web/catalogue/product-card.tsx',
  'domain/catalogue/variants.ts',
]
const isOfEveryPage = (id: string) =>
  ofEveryPage.some((file) => id.replaceAll('\\', '/').includes(`/src/${file}`))

/** While the server's bundle is made: the best compression takes about as long. What comes later, `build.ts` compresses. */
function precompressClient(): Plugin {
  let compressing: Promise<number> | undefined
  return {
    name: 'precompress-client',
    apply: 'build',
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return
      compressing = runStep(process.execPath, ['scripts/precompress.ts', dir])
    },
    buildApp: { order: 'post', handler: async () => void (await compressing) },
  }
}

export default defineConfig({
  plugins: [
    reactRouter(),
    precompressClient(),
    {
      // What is loaded on demand brings neither styles nor further files, so Vite's helper for those is dead weight: 700 bytes of
      // every page, as it is sent. Should Vite give its helper another name, it is simply sent again, and the budgets say so.
      name: 'plain-dynamic-imports',
      enforce: 'pre',
      load: (id) =>
        id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
    },
  ],
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  environments: {
    client: {
      build: {
        // The lists of files that the helper would fetch ahead; the links of the first page are React Router's own.
        modulePreload: false,
        rollupOptions: {
          checks,
          // Reading a property of our own objects never does anything.
          treeshake: { propertyReadSideEffects: false },
          output: {
            // Left alone, every set of modules that the same pages share is a file: fifty for a page, which compress badly
            // and cost a request each. Each group takes the named modules with all that they import: first what every
            // page loads anyway, then what many of them share.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 4,
                },
                { name: 'frame', test: isOfEveryPage, priority: 3 },
                {
                  name: 'fields',
                  test: /web[\\/]kit[\\/]((text|select)-field|form[\\/]use-filter-form|defer-if-slow)\.tsx?$/,
                  priority: 1,
                },
                // Not with the frame: the home page shows candles without the way into the cart.
                { name: 'card', test: /web[\\/]catalogue[\\/]buyable-card\.tsx$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server bundle starts at the composition root, so that pages, jobs and e-mails share one module graph.
    ssr: {
      build: {
        rollupOptions: {
          // Here everything is one file: that an import on demand splits nothing off is no news.
          checks: { ...checks, ineffectiveDynamicImport: false },
          input: './src/server.ts',
        },
      },
      // Its 180 KB of package.json are read for each of its two hundred files: 0.7 s and 200 MB of every start.
      resolve: { noExternal: ['drizzle-orm'] },
    },
  },
})
