import type { DemoPost } from './demo-post.ts'

export const oQueFazerComOCopoVazio: DemoPost = {
  slug: 'o-que-fazer-com-o-copo-vazio',
  title: 'O que fazer com o copo vazio',
  excerpt:
    'Água morna, um pano e uma ideia. Seis novas vidas para o copo que sobrou, e o caminho de volta ao ateliê.',
  author: 'Tomás Ferraz',
  image: 'blog-copo-vazio.webp',
  published: true,
  createdDaysAgo: 55,
  content: `Aqui em casa há uma regra: copo de vela não vai para o lixo. Começou por economia e virou mania. Hoje tenho onze espalhados entre a cozinha, o banheiro e a mesa de trabalho, e uma filha de seis anos que os chama de copos de segunda vez.

Os recipientes das nossas velas são de vidro grosso ou de cerâmica, escolhidos para durar mais do que a cera. Seria um desperdício, e um certo desrespeito com quem torneou o barro, usá-los por algumas dezenas de horas e jogar fora.

**Quando a vela acabou de verdade**

Pare de acender quando restar um centímetro de cera no fundo. Abaixo disso a chama aquece demais o vidro, e ele pode trincar. Esse restinho parece perda, mas é o que protege o copo, a mesa e você.

**Como limpar**

Não use faca e não ponha água fervendo de uma vez: vidro não gosta de susto. O jeito que funciona é este.

- encha o copo com água bem morna e espere dez minutos; a cera de coco amolece e sobe
- deixe esfriar, retire a rodela de cera com uma colher e guarde
- descole a base do pavio com a ponta de uma espátula
- passe papel-toalha para tirar o que ficou oleoso e só depois lave com detergente

Nunca despeje cera derretida na pia. Ela endurece no cano e cobra a conta meses depois. A rodela que sobrou perfuma gaveta, dentro de um saquinho de pano, por mais algumas semanas.

O rótulo sai inteiro se você o molhar com óleo de cozinha e esperar meia hora.

**Seis novas vidas**

Pincéis e lápis, a mais óbvia e a que mais usamos. O copo é pesado e não tomba.

Vaso de uma suculenta. Ponha dois dedos de pedrinhas no fundo, porque não há furo, e regue pouco.

Sal grosso ao lado do fogão, no vidro transparente, com uma colher de pau pequena.

Algodão e grampos no banheiro. O copo âmbar esconde a bagunça, o transparente pede ordem.

Porta-velas de outra vela: uma dessas pequenas, de réchaud, no fundo do copo âmbar, ilumina a mesa sem ofuscar ninguém.

Flor solitária. Um ramo só, cortado curto, na cerâmica lilás. É o que está na minha frente enquanto escrevo.

Uma ressalva: não recomendamos beber neles. Foram feitos para cera, e não passaram pelos testes que um copo de mesa exige. Alimentos secos, tudo bem; bebida quente, não.

**O caminho de volta**

Se a sua prateleira já não aguenta, devolva. Três recipientes vazios, de qualquer tamanho ou cor, valem 10% de desconto na próxima compra. Não precisam estar impecáveis. Basta que estejam limpos e sem trinca.

Funciona assim: no carrinho ou no seu perfil, você avisa quantos tem. O motoboy recolhe na próxima entrega, ou você deixa aqui no ateliê. Contamos um por um quando chegam, e no terceiro o cupom vai sozinho para o seu carrinho e para o seu e-mail.

O que volta é lavado a quente, conferido contra a luz e usado de novo. O que volta lascado vai para uma ceramista do Butantã, que mói e mistura na massa das peças dela, ou para a cooperativa de vidro.

Desde que começamos, mais de duzentos copos fizeram a viagem. Alguns já estão na terceira vela. Num deles encontramos, dobrado no fundo, um bilhete: este aqui ficou na janela da minha avó. Lavamos o copo. O bilhete ficou na parede.`,
}
