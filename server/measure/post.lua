-- wrk -s post.lua URL -- BODY: posts a JSON text again and again.
function init(args)
   wrk.method = "POST"
   wrk.body = args[1]
   wrk.headers["Content-Type"] = "application/json"
end
