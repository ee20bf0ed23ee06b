/**
 * Keeps one whole version of the game in this browser, so that it works offline and never mixes files of two versions:
 * a version is fetched completely, each file checked against its hash, before it may answer anything; and it answers
 * only when no page of the version before is left, or all of them are about to load again. Whether there is a newer
 * version the browser asks with every visit, by fetching this script.
 */
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: the files beside this script with their hashes, and the hash of all that. */
declare const __FILES__: Readonly<Record<string, string>>;
declare const __VERSION__: string;

const SCOPE = self.registration.scope;
// The folder is part of the name, because another folder of the same server may hold another copy of the game.
const CACHES = `shudu ${SCOPE} `;
const CACHE = CACHES + __VERSION__;
const FILES = new Map(Object.entries(__FILES__).map(([name, hash]) => [addressOf(name), hash]));

/** A file's address. The page is asked for by its folder: some servers redirect from its name. */
function addressOf(name: string): string {
  const url = new URL(name, SCOPE);
  url.search = '';
  url.hash = '';
  return url.href.replace(/\/index\.html$/, '/');
}

self.addEventListener('install', (event) => event.waitUntil(fetchVersion()));

async function fetchVersion(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    Array.from(FILES, async ([url, hash]) => {
      // Names in assets/ tell the content: if another version has such a file, it is the same one.
      const lasting = url.startsWith(`${SCOPE}assets/`);
      const known = lasting ? await caches.match(url, { ignoreVary: true }) : undefined;
      await cache.put(url, known ?? (await fetchFile(url, hash, lasting)));
    }),
  );
}

/** Fails if the server has another content by now: then the next version is already there, and is fetched instead. */
async function fetchFile(url: string, hash: string, lasting: boolean): Promise<Response> {
  const response = await fetch(url, { integrity: hash, cache: lasting ? 'default' : 'no-cache' });
  if (!response.ok) {
    throw new Error(`${response.status} for ${url}`);
  }
  return response;
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHES) && name !== CACHE).map((name) => caches.delete(name)),
  );
  // The page of the first visit too, so that it can go offline at once.
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const url = addressOf(event.request.url);
  if (event.request.method === 'GET' && FILES.has(url)) {
    event.respondWith(answer(url, event.request));
  }
});

async function answer(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(url, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') {
    void self.skipWaiting();
  }
});

export {};
