import { Suspense, use } from 'react'
import type { EntryContext } from 'react-router'
import { expect, it } from 'vitest'
import { withBufferedData } from '#platform/fast-path/buffered-data.server.ts'
import { renderSync } from '#platform/fast-path/render-sync.server.ts'
import { renderStreamed } from './render-streamed.server.ts'

const resolveLater = (text: string) => new Promise<string>((resolve) => setTimeout(resolve, 1, text))

function Page({ children }: { children: React.ReactNode }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  )
}

const scent = resolveLater('Cera de coco')
const Late = () => use(scent)

const failure = new Error('no wick')
const Broken = (): never => {
  throw failure
}

const streamed = async (tree: React.ReactElement, onError: (error: unknown) => void) =>
  new TextDecoder().decode(await renderStreamed(tree, { nonce: undefined, onError }))

const reportNothing = (error: unknown) => {
  throw error
}

it('gives the same page rendered in one call and as a stream', async () => {
  const tree = (
    <Page>
      <Suspense>Lavanda &amp; Camomila</Suspense>
    </Page>
  )
  const page = renderSync(tree)?.toString()
  expect(page).toMatch(/^<!DOCTYPE html><html lang="pt-BR">.*Lavanda &amp; Camomila.*<\/html>$/)
  expect(await streamed(tree, reportNothing)).toBe(page)
})

it('streams a page that waits for data, so that it arrives whole', async () => {
  const tree = (
    <Page>
      <Suspense fallback="um instante">
        <Late />
      </Suspense>
    </Page>
  )
  expect(renderSync(tree)).toBeNull()
  const page = await streamed(tree, reportNothing)
  expect(page).toContain('Cera de coco')
  expect(page).not.toContain('um instante')
})

it('streams a page that fails, so that the stream reports the error', async () => {
  const inPart = (
    <Page>
      <Suspense fallback="um instante">
        <Broken />
      </Suspense>
    </Page>
  )
  expect(renderSync(inPart)).toBeNull()
  const errors: unknown[] = []
  expect(await streamed(inPart, (error) => void errors.push(error))).toContain('um instante')
  expect(errors).toEqual([failure])
  expect(renderSync(<Broken />)).toBeNull()
  await expect(streamed(<Broken />, () => {})).rejects.toBe(failure)
})

const contextWith = (loaderData: Record<string, unknown>) =>
  ({
    staticHandlerContext: { loaderData, actionData: null },
    serverHandoffStream: new Blob(['["Sândalo', ' & Âmbar"]']).stream(),
    renderMeta: {},
  }) as unknown as EntryContext

it('streams a page whose data was deferred', async () => {
  const context = contextWith({ cart: { items: [], recommended: resolveLater('Figo') } })
  expect(await withBufferedData(context)).toBeNull()
  expect(context.serverHandoffStream?.locked).toBe(false)
})
