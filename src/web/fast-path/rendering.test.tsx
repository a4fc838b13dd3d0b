import { Suspense, use } from 'react'
import type { EntryContext } from 'react-router'
import { expect, it } from 'vitest'
import { withDataAtHand } from './data-at-hand.server.ts'
import { renderAtOnce } from './render-at-once.server.ts'
import { renderPatiently } from './render-patiently.server.ts'

const later = (text: string) => new Promise<string>((resolve) => setTimeout(resolve, 1, text))

function Page({ children }: { children: React.ReactNode }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  )
}

const scent = later('Cera de coco')
const Late = () => use(scent)

const failure = new Error('no wick')
const Broken = (): never => {
  throw failure
}

const patiently = async (tree: React.ReactElement, onError: (error: unknown) => void) =>
  new TextDecoder().decode(await renderPatiently(tree, { nonce: undefined, onError }))

const reportNothing = (error: unknown) => {
  throw error
}

it('is the same page at once and patiently', async () => {
  const tree = (
    <Page>
      <Suspense>Lavanda &amp; Camomila</Suspense>
    </Page>
  )
  const page = renderAtOnce(tree)?.toString()
  expect(page).toMatch(/^<!DOCTYPE html><html lang="pt-BR">.*Lavanda &amp; Camomila.*<\/html>$/)
  expect(await patiently(tree, reportNothing)).toBe(page)
})

it('leaves a page that waits for something to the patient, who brings it whole', async () => {
  const tree = (
    <Page>
      <Suspense fallback="um instante">
        <Late />
      </Suspense>
    </Page>
  )
  expect(renderAtOnce(tree)).toBeNull()
  const page = await patiently(tree, reportNothing)
  expect(page).toContain('Cera de coco')
  expect(page).not.toContain('um instante')
})

it('leaves a failure to the patient, who reports it', async () => {
  const inPart = (
    <Page>
      <Suspense fallback="um instante">
        <Broken />
      </Suspense>
    </Page>
  )
  expect(renderAtOnce(inPart)).toBeNull()
  const reported: unknown[] = []
  expect(await patiently(inPart, (error) => void reported.push(error))).toContain('um instante')
  expect(reported).toEqual([failure])
  expect(renderAtOnce(<Broken />)).toBeNull()
  await expect(patiently(<Broken />, () => {})).rejects.toBe(failure)
})

const contextWith = (loaderData: Record<string, unknown>) =>
  ({
    staticHandlerContext: { loaderData, actionData: null },
    serverHandoffStream: new Blob(['["Sândalo', ' & Âmbar"]']).stream(),
    renderMeta: {},
  }) as unknown as EntryContext

it('reads the data of a page beforehand, for as many renders as are needed', async () => {
  const context = await withDataAtHand(contextWith({ product: { name: 'Sândalo & Âmbar' }, frame: null }))
  expect(context?.renderMeta?.streamCache?.[0]?.result).toEqual({ done: true, value: '["Sândalo & Âmbar"]' })
  const readers = [1, 2].map(() => context?.serverHandoffStream?.getReader())
  expect(readers[0]).not.toBe(readers[1])
})

it('leaves the stream alone where data was promised for later', async () => {
  const context = contextWith({ cart: { items: [], recommended: later('Figo') } })
  expect(await withDataAtHand(context)).toBeNull()
  expect(context.serverHandoffStream?.locked).toBe(false)
})
