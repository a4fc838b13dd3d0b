import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#project-root.ts'
import { lineNoticeText } from './cart.ts'
import { stockWords } from './catalogue.ts'
import { imageManager } from './images.ts'

/** The only sentences that write 'email': the owner's specification quotes them so. */
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

const sentences = globSync(['src/copy/**/*.ts', 'src/database/seed/demo/**/*.ts'], {
  cwd: projectRoot,
  exclude: (path) => path.endsWith('.test.ts'),
}).flatMap((file) => {
  const source = readFileSync(join(projectRoot, file), 'utf8')
    .replace(/^\s*\/?\*.*$/gm, '')
    .replace(/\$\{[^}]*\}/g, '')
  return [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template ?? '')
})

test("an e-mail is written 'e-mail' wherever the specification does not quote it otherwise", () => {
  const written = sentences.filter(
    (text) => /(?<![\p{L}-])emails?(?![\p{L}}-])/iu.test(text) && /[\s!A-Z]/.test(text),
  )
  expect(written.filter((text) => !quotedWithEmail.includes(text) && !text.includes('{email}'))).toEqual([])
})

test("an e-mail is never a 'carta'", () => {
  expect(sentences.filter((text) => /(?<!\p{L})cartas?(?!\p{L})/iu.test(text))).toEqual([])
})

test('one of something is said in the singular', () => {
  expect(stockWords.product.low(1)).toBe('Estoque baixo (1 unidade)')
  expect(stockWords.product.low(4)).toBe('Estoque baixo (4 unidades)')
  expect(lineNoticeText({ kind: 'not-enough-stock', available: 1 })).toMatch(/^Resta 1\. /)
  expect(lineNoticeText({ kind: 'not-enough-stock', available: 2 })).toMatch(/^Restam 2\. /)
  expect(imageManager.uploadSummary(1, 1)).toBe('1 imagem enviada com sucesso, 1 falhou')
})
