import type { RenderedPage } from '#platform/http/page-cache/cached-page.ts'
import type { App, AppRun } from './app.ts'

export class AppTooSlow extends Error {
  constructor() {
    super('the app took too long')
    this.name = 'AppTooSlow'
  }
}

export async function runApp(
  app: App,
  run: AppRun,
  options: { makeRequest(signal: AbortSignal): Request; maxMs: number; onAbort?(abort: () => void): void },
): Promise<RenderedPage> {
  const controller = new AbortController()
  options.onAbort?.(() => controller.abort())
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AppTooSlow())
      controller.abort()
    }, options.maxMs)
  })
  try {
    const response = await Promise.race([app(options.makeRequest(controller.signal), run.facts), tooSlow])
    return { response, nonce: run.facts.nonce, failure: run.failure() }
  } finally {
    clearTimeout(timer)
  }
}
