import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'

export function recordSentRequests(page: Page): (test: TestInfo) => Promise<void> {
  const startedAt = performance.now()
  const lines: string[] = []
  const note = (url: string, method: string, outcome: string | number) => {
    if (method !== 'GET')
      lines.push(`${Math.round(performance.now() - startedAt)} ms ${method} ${url}: ${outcome}`)
  }
  page.on('request', (request) => note(request.url(), request.method(), 'sent'))
  page.on('requestfailed', (request) =>
    note(request.url(), request.method(), request.failure()?.errorText ?? 'failed'),
  )
  page.on('response', (response) => note(response.url(), response.request().method(), response.status()))
  return async (test) => {
    if (test.status !== test.expectedStatus) await writeFile(test.outputPath('requests.md'), lines.join('\n'))
  }
}
