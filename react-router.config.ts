import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The browser knows every address from the start: asking for them on the way fails where the line does.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
