// Packs what is served, for `npm start`: the server is up meanwhile and comes first.
import { setPriority } from 'node:os';
import { packServed } from './lib/build.mjs';

setPriority(10);
await packServed();
