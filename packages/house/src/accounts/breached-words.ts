/**
 * The first words of every published list of breached passwords (D34), and keyboard sequences. A password is compared whole and
 * by its core word, so that "Password2026!" matches.
 */
const words = `
aaaaaa abcd1234 abc12345 access adidas admin administrator adminadmin alexander amanda america andrea andrew angel angels anthony
apple arsenal asdfasdf asdfgh asdfghjk asdfghjkl ashley asshole austin azerty babygirl badboy bailey banana barcelona baseball basketball
batman beautiful bigdick blahblah blessed bond007 bonnie brandon butterfly buster cameron carolina casino changeme charlie charlotte
cheese chelsea chester chicago chicken chocolate chris christian computer cookie corvette cowboy cowboys crystal dallas daniel david
default dolphin dragon eagles elizabeth england explorer facebook falcon family ferrari fishing flower football forever freedom friends
fuckme fuckyou gandalf garfield george ginger google guitar hannah happy harley heather hello helloworld hockey hunter hunting iceman
iloveme iloveu iloveyou internet jackson jasmine jennifer jessica johnson jonathan jordan joshua justin killer knight lakers lauren
letmein liverpool london lovely loveme lover loveyou maggie manchester manager marina marlboro martin master matrix matthew maverick
maxwell melissa mercedes merlin michael michelle mickey midnight minecraft monkey monster morgan mother murphy mustang mynoob naruto
natasha newyork nicholas nicole ninja nothing operator orange panther pakistan passwd password passwort patrick peanut pepper phoenix
player pokemon princess purple pussy qazwsx qazwsxedc qwaszx qweasd qweasdzxc qwerty qwertyui qwertyuiop rachel ranger rangers rebecca
richard robert rockstar ronaldo samantha samsung scooter secret shadow shannon sierra silver simple slipknot snoopy soccer sophie spider
spiderman startrek starwars steelers steven sunshine superman superstar tennis test testing testtest thomas thunder tigger trustno
trustnoi turtle united veronica victoria vincent welcome whatever william winner winston winter yamaha yankees yellow zxcvbn zxcvbnm
1q2w3e4r 1qaz2wsx 1q2w3e4r5t q1w2e3r4 qwer1234 asdf1234 zaq12wsx zaq1zaq1 pass1234 passw0rd trustno1 11223344 12344321 12341234 13572468
147258369 159753456 789456123 123123123 123321123 987654321 1234567890 0987654321 12345679 112233445566 password1 password123
`;

export const breachedWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
