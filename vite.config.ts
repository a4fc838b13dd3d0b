import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  environments: {
    // The server bundle starts at the composition root, so that pages, jobs and e-mails share one module graph.
    ssr: { build: { rollupOptions: { input: './src/server.ts' } } },
  },
})
