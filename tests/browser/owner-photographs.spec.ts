import { statSync, writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { plainImage } from '../support/test-images.ts'
import { expect, test, waitForScript } from './browser-shop.ts'

const MEGABYTE = 1024 * 1024

/** Noise compresses badly, so a few pixels produce a file as large as a good phone photo. */
async function hugePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const pixels = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#000', noise } })
  const path = test.info().outputPath('IMG_0042.jpg')
  await pixels.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toFile(path)
  expect(statSync(path).size).toBeGreaterThan(25 * MEGABYTE)
  return path
}

function brokenPhoto() {
  const path = test.info().outputPath('IMG_0043.jpg')
  writeFileSync(path, Buffer.alloc(16 * MEGABYTE, 1))
  return path
}

const tooLarge = 'A foto IMG_0043.jpg tem 16,00 MB e o navegador não conseguiu abri-la para diminuir.'

async function placePhoto(page: Page, label: string, file: Parameters<Locator['setInputFiles']>[0]) {
  await page.getByLabel(label, { exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  const input = dialog.getByLabel('Foto do computador ou do celular')
  await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif')
  await input.setInputFiles(file)
  await dialog.getByLabel('Descrição da imagem').fill('A bancada do ateliê')
  expect(await page.locator('form form').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(dialog).toBeHidden()
}

test('a photo placed on each part of the pages appears in the shop', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('administrator')
  const small = {
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await plainImage(300, 375).jpeg().toBuffer(),
  }
  const parts = [
    ['home', 'Foto de abertura', '/'],
    ['pictures', 'Todas as velas', '/produtos'],
    ['ourStory', 'Foto de abertura', '/nossa-historia'],
    ['craftProcess', 'Foto de abertura', '/processo-artesanal'],
    ['sustainability', 'Foto de abertura', '/sustentabilidade'],
  ] as const
  for (const [part, label, address] of parts) {
    await page.goto(`/admin/paginas?parte=${part}`)
    await waitForScript(page)
    await placePhoto(page, label, small)
    const chosenImage = await page
      .getByLabel(label, { exact: true })
      .first()
      .locator('xpath=../..')
      .locator('img')
    const url = (await chosenImage.getAttribute('src')) ?? 'no image'
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('A loja já mostra a mudança.')).toBeVisible()
    if (part === 'home') await expectAccessible()
    await page.goto(address)
    await expect(page.locator(`img[src="${url}"]`).first()).toBeVisible()
  }
})

test('a photo larger than the shop accepts is made smaller, and one that cannot be opened is named', async ({
  page,
  signIn,
}) => {
  await signIn('administrator')
  await page.goto('/admin/categorias')
  await page.getByRole('link', { name: 'Nova Categoria' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Fotos grandes')
  const input = dialog.getByLabel('Imagem')
  await input.setInputFiles(brokenPhoto())
  await expect(dialog).toContainText(tooLarge)
  expect(await input.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(0)
  await input.setInputFiles(await hugePhoto())
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Categoria criada com sucesso')).toBeVisible()

  await page.goto('/admin/manager?search=canela')
  await page.getByLabel(/^Adicionar imagens a Canela/).setInputFiles(brokenPhoto())
  await expect(page.getByText(tooLarge)).toBeVisible()
})
