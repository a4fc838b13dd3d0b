import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** How long React Router's own plugins take is nothing that this shop could mend. */
const checks = { bundlerTimings: false }

export default defineConfig({
  plugins: [
    reactRouter(),
    {
      // What is loaded on demand brings neither styles nor further files; Vite's helper for those is dead weight.
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
        rollupOptions: {
          checks,
          // Reading a property of our own objects never does anything.
          treeshake: { propertyReadSideEffects: false },
          output: {
            // Left alone, every set of modules that the same pages share is a file: fifty for a page, which compress badly
            // and cost a request each. Each group takes the named modules with all that they import: first what every
            // page loads anyway, then what most pages of the storefront share.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 4,
                },
                {
                  // The sizes of a candle are two short functions, which alone would be a file of their own.
                  name: 'frame',
                  test: /(web[\\/](root|app[\\/]frames[\\/]shop-frame)\.tsx|catalogue[\\/]variants\.ts)/,
                  priority: 3,
                },
                {
                  name: 'page',
                  test: /web[\\/]kit[\\/](picture|page-head|seo[\\/]page-meta)\.tsx?$/,
                  priority: 2,
                },
                {
                  name: 'fields',
                  test: /web[\\/]kit[\\/]((text|select)-field|form[\\/]use-filter-form|defer-if-slow)\.tsx?$/,
                  priority: 1,
                },
                // The home page shows candles without the way into the cart.
                { name: 'candle', test: /web[\\/]catalogue[\\/]product-card\.tsx$/, priority: 2 },
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
