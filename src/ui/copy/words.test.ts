import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { stockWords } from '#catalogue/products/copy/catalogue.ts'
import { lineNoticeText } from '#checkout/cart/copy/cart.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import { imageManager } from './images.ts'

/** Quoted from the owner's specification, so they keep the spelling 'email'. */
const quotedWithEmail = [
  'Buscar por número, cliente ou email...',
  'Digite seu email para recuperar a senha',
  'Email Confirmado!',
  'Email confirmado!',
  'Email enviado!',
  'Email inválido',
  'Email inválido. Exemplo: nome@exemplo.com.br',
  'Email já cadastrado',
  'Email necessário',
  'Email não confirmado',
  'Email ou senha incorretos. Confira os dois e tente de novo.',
  'Email reenviado! ✉️',
  'Erro ao confirmar email. O token pode estar expirado.',
  'Erro ao enviar email',
  'Erro ao enviar email via N8N',
  'Erro ao reenviar email',
  'Não foi possível enviar o email de recuperação',
  'Não foi possível enviar o email. Tente novamente.',
  'Por favor, insira um email válido',
  'Problema com o email',
  'Verificando seu email...',
]

/** Reads string literals and template parts from the syntax tree, which excludes names and comments. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (!node || typeof node !== 'object') return []
  const { type, value } = node as { type?: string; value?: unknown }
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  if (type === 'TemplateElement') return [(value as { raw: string }).raw]
  return Object.values(node).flatMap(textsIn)
}

const readTexts = (files: string[], isLeftOut: (path: string) => boolean = () => false) =>
  globSync(files, { cwd: projectRoot })
    .filter((path) => !path.endsWith('.test.ts') && !isLeftOut(path))
    .flatMap((file) => textsIn(parseSync(file, readFileSync(join(projectRoot, file), 'utf8')).program))

const copyFiles = ['src/**/{copy,*-copy}.ts', 'src/**/copy/*.ts']

const demoTexts = globSync('demo/**/*.{md,json}', { cwd: projectRoot }).flatMap((file) =>
  readFileSync(join(projectRoot, file), 'utf8')
    .replaceAll(/"\w+": /g, '')
    .split('\n'),
)

const sentences = [...readTexts(copyFiles), ...demoTexts]

test("an e-mail is written 'e-mail' wherever the specification does not quote it otherwise", () => {
  const offenders = sentences.filter(
    (text) => /(?<![\p{L}-])emails?(?![\p{L}}-])/iu.test(text) && /[\s!A-Z]/.test(text),
  )
  expect(offenders.filter((text) => !quotedWithEmail.includes(text) && !text.includes('{email}'))).toEqual([])
})

test("an e-mail is never a 'carta'", () => {
  expect(sentences.filter((text) => /(?<!\p{L})cartas?(?!\p{L})/iu.test(text))).toEqual([])
})

/** Only the owner may claim these practices, in pages, posts and products. */
const ofHands =
  /embrulh|papel reciclado|lacre|bancada|(?<!\p{L})a gente (imprime|leva)|à mão|com carinho e|dura o que prometemos|já separamos/iu

test('no text describes manual work, because an owner packs as they like', () => {
  const ownerTexts = readTexts(copyFiles, (path) => /[/](admin-|menu-)[^/]*$/.test(path))
  expect(ownerTexts.filter((text) => ofHands.test(text))).toEqual([])
})

test('a count of one is in the singular', () => {
  expect(stockWords.product.low(1)).toBe('Estoque baixo (1 unidade)')
  expect(stockWords.product.low(4)).toBe('Estoque baixo (4 unidades)')
  expect(lineNoticeText({ kind: 'not-enough-stock', available: 1 }, null)).toMatch(/^Resta 1\. /)
  expect(lineNoticeText({ kind: 'not-enough-stock', available: 2 }, '120 g')).toMatch(
    /^Restam 2 no tamanho 120 g\. /,
  )
  expect(imageManager.uploadSummary(1, 1)).toBe('1 imagem enviada com sucesso, 1 falhou')
})
