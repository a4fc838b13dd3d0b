import { brandImages } from './brand-images.ts'

export const demoSustainability = {
  title: 'Sustentabilidade',
  emphasis: 'Sustentabilidade',
  lead: 'Uma vela é feita para acabar. O copo, a caixa e a cidade em volta, não. É deles que cuidamos aqui.',
  description:
    'Cera vegetal, recipientes que voltam, entrega sem plástico e a meta de carbono neutro até 2026: o que já fazemos e o que ainda falta.',
  card: 'O que volta, o que compensamos e o que ainda falta.',
  quote:
    'Prefiro prometer pouco e mostrar a conta. O que ainda não conseguimos também está escrito nesta página.',
  quoteAuthor: 'Tomás Ferraz',
  quoteAbout: 'cuida das caixas e das contas',
  makingTitle: 'Do coco à sua mesa',
  makingText: [
    'A cera vem de uma fruta da qual se aproveita tudo, da água à fibra. É vegetal, renovável e queima limpa, por até 45 horas num copo de 180 g. O que sobra no fundo do copo ainda perfuma uma gaveta.',
    'A caixa é de papel reciclado, o recheio é papel picado aqui mesmo e a fita é de algodão, para ser usada de novo. Não há plástico em nenhuma camada.',
    'Entregamos só na cidade de São Paulo e juntamos os pedidos do mesmo bairro na mesma viagem sempre que dá. Mandar longe seria vender mais. Por enquanto, preferimos a conta que fecha.',
  ].join('\n\n'),
  figuresTitle: 'Em números, até agora',
  value1: '100%',
  label1: 'cera vegetal, sem parafina',
  value2: '200+',
  label2: 'recipientes que já voltaram ao ateliê',
  value3: '0',
  label3: 'plástico na caixa, no recheio e na fita',
  aboutTitle: 'O que ainda falta',
  aboutText: [
    'A nossa meta é ser carbono neutro até 2026, da cera à entrega, e ainda não chegamos lá. Já medimos tudo: a maior parte da conta está no transporte da cera e nas motos. Estamos trocando parte das viagens por bicicleta, e o restante vamos compensar com reflorestamento na Mata Atlântica.',
    'A cera ainda viaja do Nordeste até aqui, e os vidros âmbar vêm de longe. Procuramos fornecedores mais próximos e não vamos fingir que já encontramos. Quando mudar, esta página muda.',
  ].join('\n\n'),
  bandTitle: 'Devolva três, ganhe dez por cento',
  bandLead:
    'Três recipientes vazios valem 10% de desconto na próxima compra. A conta fica no seu perfil, e o terceiro vira um cupom sozinho.',
  bandSteps: [
    'Junte três recipientes nossos, de qualquer tamanho ou cor, limpos e sem trinca.',
    'Avise quantos são no carrinho ou no seu perfil. O motoboy recolhe na próxima entrega, ou você deixa no ateliê.',
    'Contamos os recipientes quando chegam. No terceiro, o cupom de 10% vai para o seu carrinho e para o seu e-mail.',
  ].join('\n'),
  bandButton: 'Avisar no meu perfil',
  bandImage: brandImages.blogCopoVazio,
}
