import { sentTooMuch } from './failures.ts'

const unexpected = {
  title: 'Algo não saiu como esperado',
  text: 'A falha foi nossa e já ficou registrada. Tente de novo; se continuar, escreva para nós com o código abaixo.',
}

export const httpErrors = {
  'malformed-url': {
    title: 'Endereço inválido',
    text: 'Não conseguimos ler este endereço. Confira o link ou comece de novo pela página inicial.',
  },
  'malformed-request': {
    title: 'Envio inválido',
    text: 'O navegador enviou algo que não conseguimos entender. Atualize a página e tente de novo.',
  },
  'unknown-host': {
    title: 'Endereço desconhecido',
    text: 'Esta loja não atende por este endereço.',
  },
  'not-found': {
    title: 'Não encontrado',
    text: 'Não há nada neste endereço.',
  },
  'method-not-allowed': {
    title: 'Operação não permitida',
    text: 'Esta operação não existe na loja.',
  },
  'url-too-long': {
    title: 'Endereço longo demais',
    text: 'Este endereço é longo demais. Tente uma busca mais curta.',
  },
  'headers-too-large': {
    title: 'Dados demais',
    text: 'O navegador enviou dados demais. Limpe os cookies deste site e tente de novo.',
  },
  'foreign-origin': {
    title: 'Envio recusado',
    text: 'Por segurança, só aceitamos envios feitos nas páginas da própria loja. Atualize a página e tente de novo.',
  },
  'body-too-large': sentTooMuch,
  'body-too-slow': {
    title: 'Envio interrompido',
    text: 'O envio demorou demais e foi interrompido. Confira sua conexão e tente de novo.',
  },
  'too-many-listeners': {
    title: 'Muitas conexões abertas',
    text: 'Há muitas páginas abertas ao mesmo tempo. Feche algumas e tente de novo.',
  },
  'too-many-requests': {
    title: 'Um pouco mais devagar',
    text: 'Chegaram muitas solicitações da sua conexão ao mesmo tempo. Espere alguns segundos e tente de novo.',
  },
  overloaded: {
    title: 'Um momento, por favor',
    text: 'A loja está com muito movimento agora. Espere alguns segundos e tente de novo.',
  },
  'database-unavailable': {
    title: 'Voltamos já',
    text: 'Não conseguimos falar com o nosso banco de dados neste momento. Seu carrinho e seus pedidos estão guardados; tente de novo em instantes.',
  },
  unexpected,
} as const satisfies Record<string, { title: string; text: string }>

export const errorPage = {
  title: unexpected.title,
  reference: 'Código de referência',
  tryAgain: 'Tentar novamente',
  home: 'Voltar ao início',
  movingAbout: 'Não conseguimos abrir esta página agora. Confira sua conexão e tente de novo em instantes.',
  notSaved:
    'O que você acabou de enviar pode não ter sido gravado. Volte à página anterior, confira e envie de novo.',
  retrying: 'Esta página tenta de novo sozinha em alguns segundos.',
}
